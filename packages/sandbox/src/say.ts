// A terminal or pipe that went away is no reason to leave a database behind.
process.stdout.on('error', () => {})

/** One line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
