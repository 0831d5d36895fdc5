// zod probes whether it may compile code; the content security policy reports that probe as an attack.
import * as z from 'zod/mini'

z.config({ jitless: true })
