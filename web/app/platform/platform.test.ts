import { expect, test } from "vitest";
import { isInShell } from "./platform.ts";

const CHROME =
	"Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const browser = { navigator: { userAgent: CHROME } };

test.each([
	["a phone's browser", browser, false],
	[
		"a browser where Capacitor's code merely runs",
		{ ...browser, Capacitor: { isNativePlatform: () => false } },
		false,
	],
	[
		"a browser whose name only resembles the app's",
		{ navigator: { userAgent: `${CHROME} NotDewlightApp/1` } },
		false,
	],
	["the shell's user agent", { navigator: { userAgent: `${CHROME} DewlightApp/1` } }, true],
	["a shell that says so", { ...browser, __NATIVE_APP__: true }, true],
	["a shell that hands over an object", { ...browser, __NATIVE_APP__: { version: "1.0" } }, true],
	["Capacitor's bridge", { ...browser, Capacitor: { isNativePlatform: () => true } }, true],
	["a phone of another maker", { navigator: { userAgent: "Mozilla/5.0 (iPhone) DewlightApp/2" } }, true],
])("%s: %s", (_name, surroundings, inside) => {
	expect(isInShell(surroundings)).toBe(inside);
});
