import { App } from "@capacitor/app";
import { Browser } from "@capacitor/browser";
import {
	Capacitor,
	type PluginListenerHandle,
	registerPlugin,
	SystemBars,
	SystemBarsStyle,
} from "@capacitor/core";
import type { AppLock, Shell, Stop } from "../platform.ts";
import { askToRemind, onReminder, printInShell, remindOf, saveInShell } from "./plugins.ts";
import { leaveDialog, pathOfLink, pressedWayOut } from "./ways-in-and-out.ts";

/** The product's own origin: where the API answers, which is here where the site itself is shown in the shell. */
const SITE = import.meta.env.VITE_API_ORIGIN ?? window.location.origin;

/** `PrivacyPlugin` of the Android project. */
interface PrivacyPlugin {
	hide(what: { hidden: boolean }): Promise<void>;
	readLock(): Promise<AppLock>;
	setLock(wish: { on: boolean }): Promise<{ on: boolean }>;
}
const Privacy = registerPlugin<PrivacyPlugin>("Privacy");

let anyLinkCame = false;

const BARS = { system: SystemBarsStyle.Default, light: SystemBarsStyle.Light, dark: SystemBarsStyle.Dark };

export const capacitorShell: Shell = {
	async version() {
		return Capacitor.isNativePlatform() ? (await App.getInfo()).version : null;
	},
	// The link that started the app is kept for whoever listens first.
	onLink: (listener) => stopping(App.addListener("appUrlOpen", ({ url }) => void openLink(url, listener))),
	followLinks(open) {
		const follow = (event: MouseEvent) => {
			const way = pressedWayOut(event, { app: window.location.origin, site: SITE });
			if (way === null) return;
			event.preventDefault();
			if (way.kind === "inside") open(way.path);
			else void Browser.open({ url: way.address });
		};
		document.addEventListener("click", follow);
		return () => document.removeEventListener("click", follow);
	},
	handleBack: () => stopping(App.addListener("backButton", ({ canGoBack }) => void goBack(canGoBack))),
	showMode(mode) {
		SystemBars.setStyle({ style: BARS[mode] }).catch((error: unknown) => {
			console.warn("The system bars keep their color.", error);
		});
	},
	onResume: (listener) => stopping(App.addListener("resume", listener)),
	saveFile: saveInShell,
	hide(hidden) {
		Privacy.hide({ hidden }).catch((error: unknown) => console.warn("The screen is not hidden.", error));
	},
	readLock: () => Privacy.readLock(),
	setLock: async (on) => (await Privacy.setLock({ on })).on,
	askToRemind,
	remindOf,
	onReminder: (listener) => stopping(onReminder(listener)),
	print: printInShell,
};

async function goBack(canGoBack: boolean): Promise<void> {
	const dialog = await leaveDialog();
	if (dialog === "closed") return;
	if (dialog === "none" && canGoBack) window.history.back();
	else await App.minimizeApp();
}

async function openLink(url: string, listener: (path: string, first: boolean) => void): Promise<void> {
	const mayBeStart = !anyLinkCame;
	anyLinkCame = true;
	const isStart = mayBeStart && (await App.getLaunchUrl())?.url === url;
	const path = pathOfLink(url, SITE);
	if (path !== null) listener(path, isStart);
}

function stopping(listening: Promise<PluginListenerHandle>): Stop {
	return () => void listening.then((handle) => handle.remove());
}
