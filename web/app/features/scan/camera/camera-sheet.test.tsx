import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showPage } from "../testing/show-page.tsx";
import { CameraSheet } from "./camera-sheet.tsx";

const stop = vi.fn();
const getUserMedia = vi.fn<() => Promise<MediaStream>>();

/** A camera that runs and shows nothing. */
function darkStream(): MediaStream {
	const track = Object.assign(new EventTarget(), { stop, kind: "video" });
	return Object.assign(new MediaStream(), { getTracks: () => [track], getVideoTracks: () => [track] });
}

beforeEach(() => {
	stop.mockClear();
	getUserMedia.mockReset().mockImplementation(async () => darkStream());
	vi.stubGlobal("isSecureContext", true);
	Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia }, configurable: true });
	vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	Reflect.deleteProperty(navigator, "mediaDevices");
	Reflect.deleteProperty(document, "visibilityState");
});

async function show() {
	const [onPhoto, onClose] = [vi.fn(), vi.fn()];
	const page = showPage(<CameraSheet onPhoto={onPhoto} onClose={onClose} />);
	await act(async () => {});
	return { onPhoto, onClose, ...page };
}

async function turnPage(visibilityState: "visible" | "hidden") {
	Object.defineProperty(document, "visibilityState", { value: visibilityState, configurable: true });
	await act(async () => document.dispatchEvent(new Event("visibilitychange")));
}

test("the promise about the picture, the shutter and the timer are there at once", async () => {
	await show();
	expect(screen.getByText(/stays on this device\. Only the photos you choose are sent/)).toBeDefined();
	expect(screen.getByRole("button", { name: "Take photo" })).toBeDefined();
	expect(screen.getByRole("button", { name: "3-second timer" }).getAttribute("aria-pressed")).toBe("false");
	expect(screen.queryByRole("button", { name: "Match my last photo" })).toBeNull();
});

test("Escape closes, and closing stops the camera", async () => {
	const { onClose, unmount } = await show();
	await userEvent.keyboard("{Escape}");
	expect(onClose).toHaveBeenCalledOnce();
	unmount();
	expect(stop).toHaveBeenCalledOnce();
});

test("a hidden page stops the camera, and coming back starts it again", async () => {
	await show();
	await turnPage("hidden");
	expect(stop).toHaveBeenCalledOnce();
	await turnPage("visible");
	expect(getUserMedia).toHaveBeenCalledTimes(2);
});

test("a camera that answers after the sheet was closed is stopped too", async () => {
	let answer: (stream: MediaStream) => void = () => {};
	getUserMedia.mockImplementation(
		() =>
			new Promise((resolve) => {
				answer = resolve;
			}),
	);
	const { unmount } = await show();
	unmount();
	answer(darkStream());
	await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
});

test.each([
	["NotAllowedError", /blocked for this page/],
	["NotFoundError", /No camera found/],
	["NotReadableError", /camera is busy/],
] as const)("%s is explained, with both ways on", async (name, title) => {
	getUserMedia.mockRejectedValueOnce(new DOMException("no", name));
	const { onClose } = await show();
	expect(screen.getByRole("alert").textContent).toMatch(title);
	await userEvent.click(screen.getByRole("button", { name: "Try again" }));
	await act(async () => {});
	expect(screen.getByRole("button", { name: "Take photo" })).toBeDefined();
	expect(onClose).not.toHaveBeenCalled();
});

test("without guidance the camera stays, and says so", async () => {
	await show();
	expect(screen.getByRole("status")).toBeDefined();
	expect(screen.queryByRole("alert")).toBeNull();
});
