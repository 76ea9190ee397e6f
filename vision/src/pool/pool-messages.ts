import type { MessagePort } from "node:worker_threads";
import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import type { AnalyzeOptions, PhotoAnalysis } from "../analyze-photo.ts";
import type { PhotoRegion } from "../decode/decode-region.ts";
import type { DecodedPhoto } from "../decode/decoded-photo.ts";

/** What a worker is asked. */
export type PoolTask =
	| { kind: "ping" }
	| { kind: "check"; photo: DecodedPhoto }
	| { kind: "analyze"; photo: DecodedPhoto; options: AnalyzeOptions; regions: MessagePort };

/** A thread has pixels and no bytes: it asks for a part of the photo with a `RegionBox` and gets this back. */
export type RegionAnswer = { kind: "region"; region: PhotoRegion | null } | { kind: "failed" };

/** What it answers. */
export type PoolAnswer =
	| { kind: "pong" }
	| { kind: "checked"; quality: PhotoQuality }
	| { kind: "analyzed"; analysis: PhotoAnalysis };
