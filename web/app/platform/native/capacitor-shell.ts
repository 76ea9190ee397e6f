import { App } from "@capacitor/app";
import { Browser } from "@capacitor/browser";
import { Capacitor, type PluginListenerHandle } from "@capacitor/core";
import { pathOfLink } from "../deep-link.ts";
import type { Shell, Stop } from "../shell.ts";
import { printInShell, saveInShell } from "./files.ts";
import { leaveDialog } from "./leave-dialog.ts";
import { pressedWayOut } from "./pressed-way-out.ts";

/** The product's own origin: where the API answers, which is here where the site itself is shown in the shell. */
const SITE = import.meta.env.VITE_API_ORIGIN ?? window.location.origin;

/** The system names the link that started the app again and again; a reload must not open it twice. */
const OPENED = "dewlight.opened-link";

export const capacitorShell: Shell = {
	async version() {
		return Capacitor.isNativePlatform() ? (await App.getInfo()).version : null;
	},
	onLink(listener) {
		void openFirst((path) => listener(path, true));
		return stopping(
			App.addListener("appUrlOpen", ({ url }) => {
				const path = pathOfLink(url, SITE);
				if (path !== null) listener(path, false);
			}),
		);
	},
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
	onResume: (listener) => stopping(App.addListener("resume", listener)),
	saveFile: saveInShell,
	print: printInShell,
};

async function goBack(canGoBack: boolean): Promise<void> {
	const dialog = await leaveDialog();
	if (dialog === "closed") return;
	if (dialog === "none" && canGoBack) window.history.back();
	else await App.minimizeApp();
}

async function openFirst(listener: (path: string) => void): Promise<void> {
	const link = (await App.getLaunchUrl())?.url;
	if (link === undefined || sessionStorage.getItem(OPENED) === link) return;
	sessionStorage.setItem(OPENED, link);
	const path = pathOfLink(link, SITE);
	if (path !== null) listener(path);
}

function stopping(listening: Promise<PluginListenerHandle>): Stop {
	return () => void listening.then((handle) => handle.remove());
}
