import { expect, test } from "vitest";
import { secretOf } from "./two-factor-stages.tsx";

test("the key of an otpauth address is read in groups of four", () => {
	expect(
		secretOf("otpauth://totp/Dewlight:ana%40example.com?secret=JBSWY3DPEHPK3PXPAB&issuer=Dewlight"),
	).toBe("JBSW Y3DP EHPK 3PXP AB");
});

test.each(["data:image/png;base64,AAAA", "otpauth://totp/Dewlight", "nonsense"])("%s holds no key", (uri) =>
	expect(secretOf(uri)).toBeNull(),
);
