import { platform } from "#platform/current.ts";
import { webPlatform } from "#platform/platform.ts";

const HOUR_MS = 3_600_000;

let started = false;
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** The installed app brings its own pages, and a page under development must not be kept. */
function canStart(): boolean {
	return import.meta.env.PROD && platform === webPlatform && "serviceWorker" in navigator;
}

/** Registers the service worker once, when the browser has nothing better to do. */
export function startServiceWorker(): void {
	if (started || !canStart()) return;
	started = true;
	const register = async () => {
		try {
			watch(await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }));
		} catch (error) {
			console.warn("Pages are not kept for offline use.", error);
		}
	};
	if ("requestIdleCallback" in window) requestIdleCallback(() => void register(), { timeout: 10_000 });
	else setTimeout(() => void register(), 2_000);
}

function watch(registration: ServiceWorkerRegistration): void {
	setWaiting(registration.waiting);
	registration.addEventListener("updatefound", () => {
		const next = registration.installing;
		next?.addEventListener("statechange", () => setWaiting(registration.waiting));
	});
	let asked = Date.now();
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "hidden" || Date.now() - asked < HOUR_MS) return;
		asked = Date.now();
		registration.update().catch((error: unknown) => console.warn("No look for a new version.", error));
	});
}

/** Without a controller this is the first version, and nothing is out of date. */
function setWaiting(next: ServiceWorker | null): void {
	waiting = navigator.serviceWorker.controller === null ? null : next;
	for (const listener of listeners) listener();
}

export function subscribeToUpdate(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export function isUpdateReady(): boolean {
	return waiting !== null;
}

/** Lets the new version take over, and loads the page again with it. Only ever at a person's wish. */
export function takeUpdate(): void {
	navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), {
		once: true,
	});
	waiting?.postMessage("take-over");
}
