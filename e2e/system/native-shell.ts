import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { ROOT } from "./start-product.ts";

const BRIDGE = join(ROOT, "node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js");

/** What a page asked of the device. */
export interface ShellCall {
	plugin: string;
	method: string;
	options: { [name: string]: unknown };
}

interface ShellOptions {
	version: string;
	/** Link that starts the app. */
	launchUrl?: string;
}

declare global {
	interface Window {
		standInShell: { calls: ShellCall[]; emit(event: string, data: unknown): void };
	}
}

/**
 * Puts Capacitor's own bridge for Android into every page of the tab, with a stand-in for the device behind it: what the
 * page asks is kept, and events are sent by the journey.
 */
export async function standInShell(page: Page, options: ShellOptions): Promise<void> {
	await page.addInitScript(device, options);
	await page.addInitScript({ content: await readFile(BRIDGE, "utf8") });
	await page.addInitScript(namePlugins);
}

export const callsOf = (page: Page, plugin: string, method: string): Promise<ShellCall["options"][]> =>
	page.evaluate(
		(wanted) =>
			window.standInShell.calls
				.filter((call) => call.plugin === wanted.plugin && call.method === wanted.method)
				.map((call) => call.options),
		{ plugin, method },
	);

/** Sends an event of the plugin `App`, as the device does. */
export const emit = (page: Page, event: string, data: unknown): Promise<void> =>
	page.evaluate((sent) => window.standInShell.emit(sent.event, sent.data), { event, data });

function device({ version, launchUrl }: ShellOptions): void {
	const calls: ShellCall[] = [];
	const listeners = new Map<string, Set<string>>();
	let pending: { id: number }[] = [];
	const bridge = {
		onmessage: (_event: { data: string }) => {},
		postMessage(text: string) {
			const { callbackId, pluginId, methodName, options } = JSON.parse(text);
			calls.push({ plugin: pluginId, method: methodName, options });
			if (methodName === "addListener") {
				const known = listeners.get(options.eventName) ?? new Set();
				listeners.set(options.eventName, known.add(callbackId));
				if (options.eventName === "appUrlOpen") tellStart(callbackId);
				return;
			}
			if (methodName === "removeListener") {
				listeners.get(options.eventName)?.delete(options.callbackId);
				return;
			}
			const ids = (options.notifications ?? []).map(({ id }: { id: number }) => id);
			if (methodName === "schedule") pending = [...pending, ...options.notifications];
			if (methodName === "cancel") pending = pending.filter(({ id }) => !ids.includes(id));
			const answers: { [name: string]: unknown } = {
				save: { saved: true },
				requestPermissions: { display: "granted" },
				getPending: { notifications: pending },
				getInfo: { version, build: "1", name: "app", id: "app" },
				getLaunchUrl: launchUrl === undefined ? undefined : { url: launchUrl },
			};
			answer(callbackId, pluginId, methodName, answers[methodName]);
		},
	};
	function answer(callbackId: string, pluginId: string, methodName: string, data: unknown): void {
		const result = { callbackId, pluginId, methodName, success: true, data };
		setTimeout(() => bridge.onmessage({ data: JSON.stringify(result) }));
	}
	/** The device keeps the link that started the app for whoever listens first, over a reload of the page. */
	function tellStart(callbackId: string): void {
		if (launchUrl === undefined || sessionStorage.getItem("stand-in.told") !== null) return;
		sessionStorage.setItem("stand-in.told", "");
		answer(callbackId, "App", "addListener", { url: launchUrl });
	}
	Object.assign(window, {
		androidBridge: bridge,
		Capacitor: { DEBUG: false, isLoggingEnabled: false, Plugins: {} },
		standInShell: {
			calls,
			emit(event: string, data: unknown) {
				for (const callbackId of listeners.get(event) ?? []) answer(callbackId, "App", "addListener", data);
			},
		},
	});
}

/** The device tells what each plugin can be asked, after the bridge and before the page. */
function namePlugins(): void {
	const promise = (name: string) => ({ name, rtype: "promise" });
	const events = [{ name: "addListener", rtype: "callback" }, { name: "removeListener" }];
	const { Capacitor } = window as Window & { Capacitor?: object };
	Object.assign(Capacitor ?? {}, {
		PluginHeaders: [
			{ name: "App", methods: [...events, ...["getInfo", "getLaunchUrl", "minimizeApp"].map(promise)] },
			{ name: "SystemBars", methods: [promise("setStyle")] },
			{ name: "Browser", methods: [...events, promise("open")] },
			{
				name: "LocalNotifications",
				methods: [...events, ...["requestPermissions", "getPending", "cancel", "schedule"].map(promise)],
			},
			{ name: "Files", methods: [promise("save"), promise("print")] },
		],
	});
}
