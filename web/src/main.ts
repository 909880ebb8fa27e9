import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { keepClient } from './app/install';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the table');
mount(App, { target });
keepClient();
