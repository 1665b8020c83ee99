// The words of the client; see texts.svelte.ts, where the reactive part is.
export { has, list, loadGameTexts, moment, speak, spoken, t, type Args } from './texts.svelte';
