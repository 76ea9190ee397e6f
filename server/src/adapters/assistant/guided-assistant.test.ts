import fc from "fast-check";
import { expect, test } from "vitest";
import { assistantConformance } from "../../../test/conformance/assistant.ts";
import { guidedAssistant } from "./guided-assistant.ts";
import { inPieces } from "./in-pieces.ts";

assistantConformance(() => guidedAssistant);

test("any text comes back whole from its pieces, and no piece is empty", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
			const pieces = [...inPieces(text)];
			expect(pieces.join("")).toBe(text);
			expect(pieces).not.toContain("");
		}),
	);
});
