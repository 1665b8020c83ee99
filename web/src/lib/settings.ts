// The reader's settings; see settings.svelte.ts, where the reactive part is.
export {
  adopt,
  choose,
  duration,
  settings,
  show,
  type Motion,
  type Theme,
} from './settings.svelte';
