import { join } from 'node:path'
import { projectRoot } from '@wepa/sandbox/env'

export const deployFolder = join(projectRoot, 'deploy')
export const threeMachines = join(deployFolder, 'three-machines')
export const kubernetesBase = join(deployFolder, 'kubernetes/base')
export const kubernetesExample = join(deployFolder, 'kubernetes/overlays/example')
