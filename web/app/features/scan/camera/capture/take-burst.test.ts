// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BURST_FRAMES, isBetter, takeBurst } from "./capture.ts";

const bitmap = { width: 1440, height: 1080, close: () => {} };
const grab = vi.fn<() => Promise<ImageBitmap>>();
const stream = Object.assign(new MediaStream(), { getVideoTracks: () => [] });

beforeEach(() => {
	vi.useFakeTimers();
	grab.mockReset().mockResolvedValue(bitmap);
	vi.stubGlobal("createImageBitmap", grab);
	vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ drawImage: () => {} } as never);
	vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob(["jpeg"])));
	vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

async function take(onFrame: (frame: number) => void = () => {}) {
	const taken = takeBurst(document.createElement("video"), stream, onFrame);
	await vi.advanceTimersByTimeAsync(10_000);
	return taken;
}

test("one press takes the photo and frames right after it, and tells how far it is", async () => {
	const told: number[] = [];
	const { frames } = await take((frame) => told.push(frame));
	expect(frames).toHaveLength(BURST_FRAMES - 1);
	expect(told).toEqual([2, 3, 4]);
});

test("a frame that cannot be taken ends the burst and leaves the photo with what there is", async () => {
	grab.mockResolvedValueOnce(bitmap).mockResolvedValueOnce(bitmap);
	grab.mockImplementation(async () => {
		throw new DOMException("gone", "InvalidStateError");
	});
	const { photo, frames } = await take();
	expect(photo.type).toBe("image/jpeg");
	expect(frames).toHaveLength(1);
});

test("without a first picture there is no photo", async () => {
	grab.mockImplementation(async () => {
		throw new DOMException("none", "InvalidStateError");
	});
	const taken = takeBurst(document.createElement("video"), stream, () => {});
	const told = expect(taken).rejects.toThrow("none");
	await vi.advanceTimersByTimeAsync(10_000);
	await told;
});

const frame = { width: 1440, height: 1080 };

test("the camera's own photo is taken for more pixels of the same shape", () => {
	expect(isBetter({ width: 4032, height: 3024 }, frame)).toBe(true);
});

test.each([
	["no more pixels", { width: 1440, height: 1080 }],
	["another shape", { width: 3840, height: 2160 }],
	["another way up", { width: 3024, height: 4032 }],
])("%s: the frame of the video is taken", (_, photo) => {
	expect(isBetter(photo, frame)).toBe(false);
});
