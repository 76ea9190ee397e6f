import { expect, test } from "vitest";
import { judgeUpload } from "./photo-consent.ts";

test("an upload records consent once, goes on with it, and is refused after a no", () => {
	expect(judgeUpload(null)).toBe("record");
	expect(judgeUpload("granted")).toBe("go");
	expect(judgeUpload("declined")).toBe("refuse");
	expect(judgeUpload("revoked")).toBe("refuse");
});
