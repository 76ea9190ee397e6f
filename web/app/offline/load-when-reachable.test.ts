// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadWhenReachable } from "./offline-screen.tsx";

const reload = vi.fn();
const asked = vi.fn<typeof fetch>();
let onLine = true;
let end = () => {};

beforeEach(() => {
	vi.useFakeTimers();
	onLine = true;
	vi.spyOn(navigator, "onLine", "get").mockImplementation(() => onLine);
	vi.spyOn(window.location, "reload").mockImplementation(reload);
	vi.spyOn(console, "warn").mockImplementation(() => {});
	vi.stubGlobal("fetch", asked);
	asked.mockReset();
	reload.mockReset();
	end = loadWhenReachable();
});

afterEach(() => {
	end();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test("the page loads again as soon as the server answers after the network is back", async () => {
	asked.mockResolvedValue(new Response("{}"));
	window.dispatchEvent(new Event("online"));
	await vi.advanceTimersByTimeAsync(0);
	expect(reload).toHaveBeenCalledTimes(1);
});

test("a network that is told of too early is not trusted: the server is asked again", async () => {
	asked.mockRejectedValueOnce(new TypeError("Failed to fetch"));
	asked.mockResolvedValueOnce(new Response("", { status: 502 }));
	asked.mockResolvedValue(new Response("{}"));
	window.dispatchEvent(new Event("online"));
	await vi.advanceTimersByTimeAsync(9_000);
	expect(reload).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1_500);
	expect(reload).toHaveBeenCalledTimes(1);
});

test("where loading again did not help, a minute passes before the next try", async () => {
	end();
	vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "reload" }] as never);
	end = loadWhenReachable();
	asked.mockResolvedValue(new Response("{}"));
	await vi.advanceTimersByTimeAsync(59_000);
	expect(reload).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1_500);
	expect(reload).toHaveBeenCalledTimes(1);
});

test("without a network nobody is asked", async () => {
	onLine = false;
	await vi.advanceTimersByTimeAsync(60_000);
	expect(asked).not.toHaveBeenCalled();
});
