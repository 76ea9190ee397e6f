// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { grabFrame } from "./capture.ts";

const bitmap = { width: 1440, height: 1080, close: () => {} };
const grab = vi.fn<() => Promise<ImageBitmap>>();
const refusal = () => new DOMException("The ImageBitmap could not be allocated.", "InvalidStateError");

beforeEach(() => {
	vi.useFakeTimers();
	grab.mockReset().mockResolvedValue(bitmap);
	vi.stubGlobal("createImageBitmap", grab);
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const video = () => document.createElement("video");

test("the picture is taken at once where there is one", async () => {
	await expect(grabFrame(video())).resolves.toBe(bitmap);
	expect(grab).toHaveBeenCalledOnce();
});

test("a press before the first picture waits for it", async () => {
	grab.mockRejectedValueOnce(refusal()).mockRejectedValueOnce(refusal());
	const taken = grabFrame(video());
	await vi.advanceTimersByTimeAsync(200);
	await expect(taken).resolves.toBe(bitmap);
	expect(grab).toHaveBeenCalledTimes(3);
});

test("a video that never shows one is told as the browser tells it", async () => {
	grab.mockImplementation(async () => {
		throw refusal();
	});
	const told = expect(grabFrame(video())).rejects.toThrow("could not be allocated");
	await vi.advanceTimersByTimeAsync(4000);
	await told;
});
