import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import type { AnalyzeOptions, PhotoAnalysis } from "../analyze-photo.ts";
import type { UnreadableCode } from "../decode/photo-unreadable.ts";

/** What a worker is asked. */
export type PoolTask =
	| { kind: "ping" }
	| { kind: "check"; bytes: Uint8Array }
	| { kind: "analyze"; bytes: Uint8Array; options: AnalyzeOptions };

/** What it answers. A class does not survive the way between threads, so a refusal travels as its code. */
export type PoolAnswer =
	| { kind: "pong" }
	| { kind: "checked"; quality: PhotoQuality }
	| { kind: "analyzed"; analysis: PhotoAnalysis }
	| { kind: "unreadable"; code: UnreadableCode };
