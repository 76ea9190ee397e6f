import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetUnsentScan, sendScan, unsentPhoto, useRefusedScan } from "./scan-start.ts";

const PHOTO = new File(["face"], "face.jpg", { type: "image/jpeg" });
const FALLBACK = "The server could not take it.";
const sent: FormData[] = [];

beforeEach(() => {
	vi.spyOn(console, "warn").mockReturnValue();
	sent.length = 0;
});
afterEach(() => {
	act(forgetUnsentScan);
	vi.unstubAllGlobals();
});

function answer(status: number, json: object) {
	vi.stubGlobal("fetch", async (_url: string, { body }: { body: FormData }) => {
		sent.push(body);
		return new Response(JSON.stringify(json), { status });
	});
}

async function send() {
	await act(() => sendScan(PHOTO, "dry today").catch(() => undefined));
}

test("a start that was refused keeps photo, note and reason, and one call sends the same again", async () => {
	answer(503, { detail: "We are busy. Please try again in a minute." });
	const { result } = renderHook(() => useRefusedScan(FALLBACK));
	await send();
	expect(result.current?.text).toBe("We are busy. Please try again in a minute.");
	expect(unsentPhoto()).toBe(PHOTO);
	answer(202, { id: 9, status: "processing" });
	await act(async () => result.current?.sendAgain());
	await vi.waitFor(() => expect(result.current).toBeNull());
	expect(sent.map((body) => [(body.get("files") as File).name, body.get("user_message")])).toEqual([
		["face.jpg", "dry today"],
		["face.jpg", "dry today"],
	]);
	expect(unsentPhoto()).toBeNull();
});

test("a start without an answer claims nothing and keeps the photo for the upload page", async () => {
	vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
	const { result } = renderHook(() => useRefusedScan(FALLBACK));
	await send();
	expect(result.current).toBeNull();
	expect(unsentPhoto()).toBe(PHOTO);
});

test("only a scan that runs already stands for this one; any other conflict is a refusal", async () => {
	const { result } = renderHook(() => useRefusedScan(FALLBACK));
	answer(409, { detail: MESSAGES.scanInProgress });
	await send();
	expect(result.current).toBeNull();
	answer(409, { detail: "photo_consent_required" });
	await send();
	expect(result.current?.text).toBe(FALLBACK);
});
