// What ads of devices and appliances say of warranties.

export const WARRANTY = {
  yes: '(?:con|tiene|bajo|incluye|todavia en|aun en) (?:\\w+ ){0,2}garantia|garantia (?:de|hasta|por|incluida)|\\d+ (?:meses|anos?|dias) de garantia|garantizad[oa]s?|apple ?care|under warranty|warranty',
  no: '(?:sin|no|ni|no tiene|no hay) garantia|no warranty',
}
