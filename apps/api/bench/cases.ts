// What is measured: each case asks for other words, places and ads all the time.

import { CATEGORIES } from '@wepa/domain/listings/category'
import { MUNICIPALITIES } from '@wepa/domain/places/municipalities'
import type pg from 'pg'
import { getJson } from './http-client.ts'

export type Case = { name: string; path: () => string }

const COMMON = ['toyota', 'honda', 'samsung', 'buen estado', 'carro', 'mudanza']
const MISSPELLED = [
  'toyotta',
  'whirpol',
  'samsumg',
  'frijidaire',
  'milwuakee',
  'yamhaa',
  'lenobo',
  'kenwod',
]
const SYNONYMS = [
  'refrigerador',
  'guagua',
  'fridge',
  'celular',
  'sofá',
  'apto',
  'gomas',
  'bizcocho',
]
const TWO_WORDS = [
  'carro toyota',
  'nevera whirlpool',
  'celular samsung',
  'apto moderno',
  'sofá nítido',
]

const BEGINNINGS = [
  '',
  'n',
  'nev',
  'vicicl',
  'toyota cor',
  'bicicleta en cag',
  'hog',
  'samsumg gal',
]

/** The cases of a filled database whose product answers on `port`. */
export async function listCases(client: pg.ClientBase, port: number, ads: number): Promise<Case[]> {
  const rare = await rareWords(client)
  const deep = await deepPage(port)
  const places = MUNICIPALITIES.map(({ name }) => encodeURIComponent(name))
  const search = (words: readonly string[], rest = '') => {
    const paths = words.map((each) => `/api/listings?search=${encodeURIComponent(each)}${rest}`)
    return turns(paths)
  }
  return [
    { name: 'newest', path: () => '/api/listings?sort=newest' },
    { name: 'newest, page 11', path: () => deep },
    {
      name: 'category',
      path: turns(CATEGORIES.map(({ slug }) => `/api/listings?category=${slug}`)),
    },
    { name: 'common word', path: search(COMMON) },
    { name: 'common word, cheapest', path: search(COMMON, '&sort=price-low') },
    { name: 'common word in a category', path: search(COMMON, '&category=vehiculos') },
    { name: 'rare word', path: search(rare) },
    { name: 'two words', path: search(TWO_WORDS) },
    { name: 'misspelled word', path: search(MISSPELLED) },
    { name: 'synonym', path: search(SYNONYMS) },
    { name: 'synonym in a municipality', path: search(SYNONYMS, '&location=Ponce') },
    {
      name: 'radius of 10 km',
      path: turns(places.map((place) => `/api/listings?location=${place}&radius=10`)),
    },
    { name: 'radius of 40 km, word', path: search(COMMON, '&location=Caguas&radius=40') },
    {
      name: 'by municipality',
      path: turns(
        [undefined, ...CATEGORIES].map((category) => `${TOWNS}?category=${category?.slug ?? ''}`),
      ),
    },
    { name: 'three attributes', path: cars('') },
    { name: 'three attributes, word', path: cars('&search=carro') },
    { name: 'cars by year', path: cars('&sort=year') },
    { name: 'homes by attributes', path: homes('') },
    {
      name: 'counts of attributes',
      path: anew((at) => `${FACETS}?category=vehiculos&maxPrice=${100_000 + at}`),
    },
    {
      name: 'counts, three attributes',
      path: anew(
        (at) => `${FACETS}?category=vehiculos&${askedOfCars(at)}&maxPrice=${100_000 + at}`,
      ),
    },
    { name: 'by municipality, common word', path: towns(COMMON) },
    { name: 'by municipality, rare word', path: towns(rare) },
    { name: 'by municipality, price', path: towns(['']) },
    { name: 'suggestions, kept', path: typing(BEGINNINGS) },
    { name: 'suggestions, new each time', path: typingAnew(BEGINNINGS) },
    { name: 'detail', path: anyAd(ads, '/api/listings/') },
  ]
}

/** The same of a server that does nothing but ask and answer. */
export function bareCases(ads: number): Case[] {
  return [
    { name: 'bare, newest 20', path: () => '/newest' },
    {
      name: 'bare, newest 20 of a word',
      path: turns(['toyot', 'hondo', 'samsung', 'carr'].map((stem) => `/word/${stem}`)),
    },
    { name: 'bare, one row', path: anyAd(ads, '/listings/') },
  ]
}

/** The path of an ad, another one each time. */
function anyAd(ads: number, prefix: string): () => string {
  let at = 0
  return () => {
    at = (at + 7919) % ads
    return `${prefix}${at + 1}`
  }
}

const FACETS = '/api/listings/facets'

/** Another path each time. */
function anew(path: (at: number) => string): () => string {
  let at = 0
  return () => path(at++)
}

/** A make, years and a transmission, others each time. */
function askedOfCars(at: number): string {
  const make = ['toyota', 'honda', 'nissan', 'kia', 'jeep'][at % 5]
  return `make=${make}&year=${2005 + (at % 12)}-${2012 + (at % 12)}&transmission=automatica`
}

function cars(rest: string): () => string {
  return anew((at) => `/api/listings?category=vehiculos&${askedOfCars(at)}${rest}`)
}

function homes(rest: string): () => string {
  return anew(
    (at) =>
      `/api/listings?category=bienes-raices&intent=alquilo&rooms=${1 + (at % 4)}-&pets=si${rest}`,
  )
}

const TOWNS = '/api/listings/by-municipality'

/** Under a highest price of its own each time, so that no answer is a remembered one. */
function towns(words: readonly string[]): () => string {
  let at = 0
  return () =>
    `${TOWNS}?search=${encodeURIComponent(words[at++ % words.length] ?? '')}&maxPrice=${100_000 + at}`
}

function typing(texts: readonly string[]): () => string {
  return turns(texts.map((text) => `/api/suggestions?q=${encodeURIComponent(text)}`))
}

/** In other letters large and small each time, so that no answer is a kept one. */
function typingAnew(texts: readonly string[]): () => string {
  const long = texts.filter((text) => text.length > 4)
  let at = 0
  return () => {
    const text = long[at++ % long.length] ?? ''
    const spelled = [...text].map((letter, index) =>
      (at >> index) & 1 ? letter.toUpperCase() : letter,
    )
    return `/api/suggestions?q=${encodeURIComponent(spelled.join(''))}`
  }
}

function turns(paths: readonly string[]): () => string {
  let at = 0
  return () => paths[at++ % paths.length] ?? ''
}

/** Words of few titles, the same ones each time. */
async function rareWords(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ word: string }>(
    `select word from spelling where length(word) > 5 order by md5(word) limit 50`,
  )
  return rows.map(({ word }) => word)
}

async function deepPage(port: number): Promise<string> {
  let path = '/api/listings?sort=newest&limit=20'
  for (let page = 1; page < 11; page++) {
    const { link } = await getJson(port, path)
    path = /<([^>]+)>/.exec(link ?? '')?.[1] ?? path
  }
  return path
}
