// @vitest-environment happy-dom
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildUser } from "#testing/sample-answers.ts";
import { ApiError, OfflineError } from "./api-error.ts";
import {
	forgetUnsentScan,
	sendScan,
	unsentPhoto,
	useRefusedScan,
	useScanWaiting,
	useTakenScan,
} from "./photo-calls.ts";
import { setSession, setUser } from "./session.ts";

const PHOTO = new File(["face"], "face.jpg", { type: "image/jpeg" });
const CHOSEN = { photo: PHOTO, frames: [new File(["again"], "frame-2.jpg")] };
const FALLBACK = "The server could not take it.";
const sent: FormData[] = [];

beforeEach(() => {
	vi.spyOn(console, "warn").mockReturnValue();
	sent.length = 0;
	taken.mockClear();
});
afterEach(() => {
	act(forgetUnsentScan);
	setSession({ status: "unknown" });
	vi.unstubAllGlobals();
});

function answer(status: number, json: object) {
	vi.stubGlobal("fetch", async (_url: string, { body }: { body: FormData }) => {
		sent.push(body);
		return new Response(JSON.stringify(json), { status });
	});
}

const taken = vi.fn<() => void>();

/** Sends, and answers with the error that it ends in. */
async function failToSend(): Promise<unknown> {
	let error: unknown = null;
	await act(() =>
		sendScan(CHOSEN, "dry today", taken).catch((reason: unknown) => {
			error = reason;
		}),
	);
	expect(taken).not.toHaveBeenCalled();
	return error;
}

test("a start that was refused keeps photo, note and reason, and one call sends the same again", async () => {
	answer(503, { detail: "We are busy. Please try again in a minute." });
	const { result } = renderHook(() => useRefusedScan(FALLBACK));
	expect(await failToSend()).toMatchObject({ status: 503 });
	expect(result.current?.text).toBe("We are busy. Please try again in a minute.");
	expect(unsentPhoto()).toBe(CHOSEN);
	answer(202, { id: 9, status: "processing" });
	await act(async () => result.current?.sendAgain?.());
	await vi.waitFor(() => expect(taken).toHaveBeenCalledOnce());
	expect(result.current).toBeNull();
	const namesIn = (body: FormData, field: string) => body.getAll(field).map((file) => (file as File).name);
	expect(
		sent.map((body) => [namesIn(body, "files"), namesIn(body, "frames"), body.get("user_message")]),
	).toEqual([
		[["face.jpg"], ["frame-2.jpg"], "dry today"],
		[["face.jpg"], ["frame-2.jpg"], "dry today"],
	]);
	expect(unsentPhoto()).toBeNull();
});

test("a start without an answer claims nothing and keeps the photo for the upload page", async () => {
	vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
	const { result } = renderHook(() => useRefusedScan(FALLBACK));
	expect(await failToSend()).toBeInstanceOf(OfflineError);
	expect(result.current).toBeNull();
	expect(unsentPhoto()).toBe(CHOSEN);
});

test("only a scan that runs already stands for this one; any other conflict is a refusal", async () => {
	const { result } = renderHook(() => useRefusedScan(FALLBACK));
	answer(409, { detail: MESSAGES.scanInProgress });
	expect(await failToSend()).toBeInstanceOf(ApiError);
	expect(result.current).toBeNull();
	expect(unsentPhoto()).toBeNull();
	answer(409, { detail: "photo_consent_required" });
	expect(await failToSend()).toBeInstanceOf(ApiError);
	expect(result.current?.text).toBe(FALLBACK);
});

test.each([
	["the plan's scans are used up", 403, "upgrade_needed"],
	["the person is too young", 409, "under_age"],
])("where %s, nothing offers to send the photo again", async (_why, status, detail) => {
	const { result } = renderHook(() => useRefusedScan(FALLBACK));
	answer(status, { detail, message: "Not now." });
	await failToSend();
	expect(result.current).toEqual({ text: "Not now.", sendAgain: null });
});

test("a scan that was not taken is gone with whoever sent it", async () => {
	answer(503, { detail: "We are busy." });
	const { result } = renderHook(() => useRefusedScan(FALLBACK));
	act(() => setUser(buildUser({ id: 1 })));
	await failToSend();
	expect(result.current).not.toBeNull();
	act(() => setUser(buildUser({ id: 2 })));
	expect(result.current).toBeNull();
	expect(unsentPhoto()).toBeNull();
});

test("a start that the server is too busy for is sent again by itself, and its check-in is known once it is taken", async () => {
	const { result } = renderHook(() => ({ waits: useScanWaiting(), id: useTakenScan() }));
	const answers = [
		new Response(JSON.stringify({ detail: "Full." }), { status: 503, headers: { "retry-after": "0" } }),
		new Response(JSON.stringify({ id: 9, status: "processing" }), { status: 202 }),
	];
	const asked = vi.fn(async () => answers.shift() ?? Response.error());
	vi.stubGlobal("fetch", asked);
	const sending = sendScan(CHOSEN, "dry today", taken);
	await vi.waitFor(() => expect(result.current).toEqual({ waits: false, id: 9 }));
	await act(() => sending);
	expect(asked).toHaveBeenCalledTimes(2);
	expect(taken).toHaveBeenCalledOnce();
});
