import fc from "fast-check";
import { expect, test } from "vitest";
import { type SecretBox, SecretBoxError } from "../../src/ports/secret-box.ts";

/** What every secret box does; `open` gives one under the key that is named. */
export function secretBoxConformance(open: (key: string) => SecretBox): void {
	const box = open("one");

	test("whatever was sealed opens again for its owner", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.string(), (text, owner) => {
				fc.pre(text.isWellFormed() && owner.isWellFormed());
				expect(box.open(box.seal(text, owner), owner)).toBe(text);
			}),
		);
	});

	test("it opens for no other owner and under no other key", () => {
		const sealed = box.seal("JBSWY3DPEHPK3PXP", "user:1");
		expect(() => box.open(sealed, "user:2")).toThrow(SecretBoxError);
		expect(() => open("two").open(sealed, "user:1")).toThrow(SecretBoxError);
		expect(open("one").open(sealed, "user:1")).toBe("JBSWY3DPEHPK3PXP");
	});

	test("one changed character, a cut or a stranger's text does not open", () => {
		const sealed = box.seal("JBSWY3DPEHPK3PXP", "user:1");
		for (let i = 0; i < sealed.length; i++) {
			const other = sealed[i] === "A" ? "Q" : "A";
			expect(() => box.open(sealed.slice(0, i) + other + sealed.slice(i + 1), "user:1")).toThrow();
			expect(() => box.open(sealed.slice(0, i), "user:1")).toThrow(SecretBoxError);
		}
		for (const stranger of ["", "v1", "v1.", "v2.AAAA", `${sealed}.x`]) {
			expect(() => box.open(stranger, "user:1")).toThrow(SecretBoxError);
		}
	});

	test("sealing twice tells nobody that it was the same text, and shows nothing of it", () => {
		const sealed = [box.seal("JBSWY3DPEHPK3PXP", "user:1"), box.seal("JBSWY3DPEHPK3PXP", "user:1")];
		expect(sealed[0]).not.toBe(sealed[1]);
		for (const text of sealed) expect(text).not.toContain("JBSWY3");
	});

	test("a fingerprint is the same each time, and differs by text, owner and key", () => {
		const print = box.fingerprint("ABCDEFGHJK", "user:1");
		expect(open("one").fingerprint("ABCDEFGHJK", "user:1")).toBe(print);
		expect(box.fingerprint("ABCDEFGHJL", "user:1")).not.toBe(print);
		expect(box.fingerprint("ABCDEFGHJK", "user:2")).not.toBe(print);
		expect(open("two").fingerprint("ABCDEFGHJK", "user:1")).not.toBe(print);
		expect(print).not.toContain("ABCDEFGHJK");
	});
}
