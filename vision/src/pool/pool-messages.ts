import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import type { AnalyzeOptions, PhotoAnalysis } from "../analyze-photo.ts";
import type { DecodedPhoto } from "../decode/decoded-photo.ts";

/** What a worker is asked. */
export type PoolTask =
	| { kind: "ping" }
	| { kind: "check"; photo: DecodedPhoto }
	| { kind: "analyze"; photo: DecodedPhoto; options: AnalyzeOptions };

/** What it answers. */
export type PoolAnswer =
	| { kind: "pong" }
	| { kind: "checked"; quality: PhotoQuality }
	| { kind: "analyzed"; analysis: PhotoAnalysis };
