// Loaded before a child's own program: when the process that started it is gone, however it went,
// the child shuts down as if asked to. Nothing is left behind that holds a port.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
