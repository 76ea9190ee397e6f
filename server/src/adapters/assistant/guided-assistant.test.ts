import { createEncoder, EncoderError } from "@dewlight/assistant/encoder/encoder.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assistantConformance } from "../../../test/conformance/assistant.ts";
import { askPlainly } from "../../../test/factories/assistant-question.ts";
import {
	createGuidedAssistant,
	guidedAssistant,
	inPieces,
	understandingWriter,
	WORDS_ONLY,
} from "./guided-assistant.ts";
import { collect, textOf } from "./model/testing/prepared-model.ts";

const encoder = createEncoder({ timeoutMs: 60_000 });
const guide = createGuidedAssistant(understandingWriter(encoder), (error) => expect.fail(error.message));
beforeAll(() => encoder.warmUp(), 60_000);
afterAll(() => encoder.close());

assistantConformance(() => guidedAssistant);
assistantConformance(() => guide);

test("a sentence in words no table holds is understood by what is said like it", async () => {
	const message = "the selfie from this morning, where has it gone";
	expect(textOf(await collect(guide.reply(askPlainly({ message }))))).toMatch(
		/original (?:photo )?is deleted/,
	);
});

test("where sentences cannot be understood, the guide says so, answers by words, and somebody hears why", async () => {
	const heard: string[] = [];
	const broken = createGuidedAssistant(
		understandingWriter({ encodeRuns: () => Promise.reject(new EncoderError("crashed")) }),
		({ code }) => heard.push(code),
	);
	const text = textOf(await collect(broken.reply(askPlainly({ message: "What does niacinamide do?" }))));
	expect(text.startsWith(WORDS_ONLY)).toBe(true);
	expect(text).toMatch(/[Nn]iacinamide/);
	expect(heard).toEqual(["crashed"]);
});

test("behind the rule of a medicine the question beside it is answered, and without understanding the rule alone", async () => {
	const message = "I take doxycycline, is something wrong with my routine?";
	const [said, broken] = await Promise.all([
		collect(guide.reply(askPlainly({ message }))),
		collect(
			createGuidedAssistant(
				understandingWriter({ encodeRuns: () => Promise.reject(new EncoderError("crashed")) }),
				() => undefined,
			).reply(askPlainly({ message })),
		),
	]);
	expect(textOf(said).startsWith(textOf(broken))).toBe(true);
	expect(textOf(said).length).toBeGreaterThan(textOf(broken).length);
});

test("any text comes back whole from its pieces, and no piece is empty", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
			const pieces = [...inPieces(text)];
			expect(pieces.join("")).toBe(text);
			expect(pieces).not.toContain("");
		}),
	);
});
