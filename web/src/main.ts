import { mount } from 'svelte';
import App from './App.svelte';
import icons from './art/icons.svg?raw';
import { insertSprite } from './lib/sprite';
import { settings, show } from './lib/settings.svelte';
import { speak } from './lib/texts.svelte';
import './styles/fonts.css';
import './styles/palette.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');

show();
insertSprite('icons', icons);
await speak(settings.language);
mount(App, { target });
