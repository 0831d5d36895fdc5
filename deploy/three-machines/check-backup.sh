#!/bin/sh
# Fails unless the newest backup of the database in the store ended less than 36 hours ago, whoever made it: at a moment without
# a leader every machine leaves the backup to another one.
set -eu
info=$(pgbackrest --stanza=wepa --log-level-console=off --output=json info)
# No other number has that name: for each backup, the second at which it ended.
newest=$(echo "$info" | grep -o '"stop":[0-9][0-9]*' | cut -d : -f 2 | sort -n | tail -n 1)
if [ -z "$newest" ]; then
    echo 'There is no backup.'
    exit 1
fi
hours=$((($(date +%s) - newest) / 3600))
echo "The newest backup ended $hours hours ago."
[ "$hours" -lt 36 ]
