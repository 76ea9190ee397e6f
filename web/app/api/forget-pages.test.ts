// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { forgetPages } from "./forget-pages.ts";

afterEach(() => vi.unstubAllGlobals());

function workerWith(controller: { postMessage(message: string): void } | null): void {
	vi.stubGlobal("navigator", { serviceWorker: { controller } });
}

test("a running service worker is told to forget", async () => {
	const postMessage = vi.fn();
	workerWith({ postMessage });
	await forgetPages();
	expect(postMessage).toHaveBeenCalledExactlyOnceWith("forget");
});

test("without one, the copies of visited pages are removed here and the app's own files stay", async () => {
	workerWith(null);
	const remove = vi.fn();
	vi.stubGlobal("caches", { keys: async () => ["shell-1", "visited-1"], delete: remove });
	await forgetPages();
	expect(remove).toHaveBeenCalledExactlyOnceWith("visited-1");
});

test("a browser that refuses is no reason to stay signed in", async () => {
	workerWith(null);
	vi.stubGlobal("caches", { keys: async () => Promise.reject(new Error("private mode")) });
	const warn = vi.spyOn(console, "warn").mockReturnValue();
	await forgetPages();
	expect(warn).toHaveBeenCalledOnce();
});
