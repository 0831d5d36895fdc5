// Attributes of jobs and of services.
import type { Attribute } from '../attribute.ts'

const jobs = ['empleos'] as const

export const job = {
  schedule: {
    label: 'Jornada',
    kind: 'choice',
    choices: { completa: 'Tiempo completo', parcial: 'Tiempo parcial' },
    isMany: true,
    categories: jobs,
    isFacet: true,
    isFirst: true,
    property: 'employmentType',
  },
  contract: {
    label: 'Contrato',
    kind: 'choice',
    choices: { temporero: 'Temporero', por_contrato: 'Por contrato' },
    categories: jobs,
    isFacet: true,
    isFirst: true,
    property: 'employmentType',
  },
  payFrom: {
    label: 'Paga desde',
    kind: 'number',
    unit: '$',
    min: 0,
    max: 1_000_000,
    step: 0.01,
    categories: jobs,
    isFacet: true,
    isFirst: true,
    property: 'baseSalary',
  },
  payTo: {
    label: 'Paga hasta',
    kind: 'number',
    unit: '$',
    min: 0,
    max: 1_000_000,
    step: 0.01,
    categories: jobs,
    isFirst: true,
    property: 'baseSalary',
  },
  payPer: {
    label: 'Paga por',
    kind: 'choice',
    choices: { hora: 'Hora', semana: 'Semana', mes: 'Mes', ano: 'Año' },
    categories: jobs,
    isFacet: true,
    isFirst: true,
    property: 'baseSalary',
  },
  experience: {
    label: 'Experiencia',
    kind: 'number',
    unit: 'años',
    min: 0,
    max: 40,
    step: 1,
    categories: jobs,
    isFacet: true,
    property: 'experienceRequirements',
  },
  remote: {
    label: 'Trabajo remoto',
    kind: 'flag',
    categories: jobs,
    isFacet: true,
    property: 'jobLocationType',
  },
  closesOn: { label: 'Cierra el', kind: 'date', categories: jobs, property: 'validThrough' },
} as const satisfies Record<string, Attribute>

const services = ['servicios'] as const

export const service = {
  trade: {
    label: 'Oficio',
    kind: 'text',
    max: 40,
    list: 'trades',
    categories: services,
    isFacet: true,
    isFirst: true,
    property: 'serviceType',
  },
  licensed: {
    label: 'Con licencia',
    kind: 'flag',
    categories: services,
    isFacet: true,
    isFirst: true,
  },
  licence: { label: 'Licencia y número', kind: 'text', max: 60, categories: services },
  emergencies: {
    label: 'Emergencias 24 horas',
    kind: 'flag',
    categories: services,
    isFacet: true,
    isFirst: true,
  },
  freeEstimate: {
    label: 'Estimado gratis',
    kind: 'flag',
    categories: services,
    isFacet: true,
    isFirst: true,
  },
  serves: {
    label: 'Pueblos donde trabaja',
    kind: 'text',
    max: 200,
    categories: services,
    property: 'areaServed',
  },
} as const satisfies Record<string, Attribute>
