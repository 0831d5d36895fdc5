// Before the first paint: a chosen theme wins over the system's.
try {
  const chosen = localStorage.getItem('wepa.theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
} catch {}
