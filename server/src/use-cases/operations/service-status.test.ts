import fc from "fast-check";
import { expect, test } from "vitest";
import { isSupportedVersion } from "./service-status.ts";

const parts = fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30));
const worth = ([major, minor, patch]: readonly [number, number, number]) => major * 1e4 + minor * 100 + patch;

test("versions are compared number by number", () => {
	fc.assert(
		fc.property(parts, parts, (version, minimum) => {
			expect(isSupportedVersion(version.join("."), minimum.join("."))).toBe(worth(version) >= worth(minimum));
		}),
	);
});

test.each([
	["1", "1.0.0", true],
	["1.0.0", "1", true],
	["1", "1.0.1", false],
	["1.10", "1.9.9", true],
	["2", "1.9.9", true],
])("%s where %s is the oldest: %s", (version, minimum, supported) => {
	expect(isSupportedVersion(version, minimum)).toBe(supported);
});

test("without an oldest version every one is supported", () => {
	expect(isSupportedVersion("0.0.1", null)).toBe(true);
});
