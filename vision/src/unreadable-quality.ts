import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import type { PhotoUnreadable } from "./decode/photo-unreadable.ts";

/** A refusal told as a verdict, for callers that report every photo the same way. */
export function unreadableQuality({ message }: PhotoUnreadable): PhotoQuality {
	return {
		status: "fail",
		reason: message,
		checks: [{ name: "decode", status: "fail", value: null, limit: null }],
	};
}
