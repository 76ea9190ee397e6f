import { expect, test } from "vitest";
import { momentWords } from "#ui/words.ts";
import { sampleCheckin } from "../../testing/sample-parts.ts";
import { reportPartsOf } from "../report-parts.ts";
import { keptWords } from "./about-section.tsx";

const deletedAt = "2026-11-21T10:00:03.000Z";
const bare = {
	thumbnail_filename: null,
	layers: [],
	close_ups: [],
	frames: null,
	metrics: null,
	user_note: null,
	remarks: null,
};
const words = (changed: Parameters<typeof sampleCheckin>[0], width: number | null = null) => {
	const parts = reportPartsOf(sampleCheckin({ original_deleted_at: deletedAt, ...bare, ...changed }));
	if (parts === null) throw new Error("no report");
	const { deleted, kept } = keptWords(parts, width);
	return `${deleted} ${kept}`;
};

test("the receipt names the time of deletion, and how long the rest is kept", () => {
	expect(words({})).toBe(
		`Original photo deleted ${momentWords(deletedAt)}. Kept: this report. It stays until you delete your account.`,
	);
});

test.each([
	["a 640 px thumbnail without metadata", { thumbnail_filename: "a.webp" }, 640],
	["a small thumbnail without metadata", { thumbnail_filename: "a.webp" }, null],
	["1 picture of the markings", { layers: [{ concern: "redness" as const, filename: "b.webp" }] }, null],
	["1 close-up of what was found", { close_ups: sampleCheckin().close_ups }, null],
	["the measured numbers", { metrics: sampleCheckin().metrics }, null],
	["your note", { user_note: "dry today" }, null],
	["the model's words", { remarks: { provider: "openai", model: "m", text: "Calm." } }, null],
] as const)("%s is named where it is stored and only there", (name, stored, width) => {
	expect(words(stored as Parameters<typeof sampleCheckin>[0], width)).toContain(name);
	expect(words({})).not.toContain(name);
});

test("of a burst the receipt counts every photo that was deleted", () => {
	expect(words({ frames: { taken: 4, used: 3 } })).toContain(
		`All 4 original photos deleted ${momentWords(deletedAt)}.`,
	);
});

test("a photo that still exists is not called deleted", () => {
	expect(words({ original_deleted_at: null })).toMatch(/^The original photo is being/);
});
