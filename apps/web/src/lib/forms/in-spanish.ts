// The profile's form is documented with refusals in English. Signing up shares its schema and not that documentation:
// it is the first form that somebody new to Wepa fills in, and says the same in Spanish.
const spanish: Readonly<Record<string, string>> = {
  'Username must be at least 3 characters': 'Tu usuario necesita al menos 3 caracteres',
  'Username must be less than 30 characters': 'Tu usuario no puede pasar de 30 caracteres',
  'Username can only contain letters, numbers, underscores, and hyphens':
    'Usa solo letras, números, guiones y guiones bajos',
  'Full name is required': 'Escribe tu nombre completo',
  'Invalid email address': 'Escribe un email válido, como ana@ejemplo.com',
}

/** A text to show, in Spanish where it is one of a schema that is shared with a form in English. */
export function inSpanish(text: string | undefined): string | undefined {
  return text === undefined ? undefined : (spanish[text] ?? text)
}
