import { EncoderError } from "@dewlight/assistant/encoder/encoder.ts";
import { expect, test } from "vitest";
import { createEncodedNoteReader } from "./guided-assistant.ts";

const NOTE = "Does silk help?";
const { signal } = new AbortController();

test("where sentences cannot be understood a note's questions are found all the same, and somebody hears why", async () => {
	const heard: string[] = [];
	const reader = createEncodedNoteReader(
		{ encodeRuns: () => Promise.reject(new EncoderError("crashed")) },
		({ code }) => heard.push(code),
	);
	expect(await reader.read(NOTE, signal)).toEqual([{ text: NOTE, before: "", own: true, meant: null }]);
	expect(await reader.hear(NOTE, signal)).toEqual([]);
	expect(heard).toEqual(["crashed", "crashed"]);
});

test("another failure, and a scan that was stopped, are no reason to guess", async () => {
	const failing = (error: Error) =>
		createEncodedNoteReader({ encodeRuns: () => Promise.reject(error) }, () => expect.fail("not heard of"));
	await expect(failing(new TypeError("no such row")).read(NOTE, signal)).rejects.toThrow(TypeError);
	await expect(failing(new EncoderError("crashed")).read(NOTE, AbortSignal.abort())).rejects.toThrow();
});
