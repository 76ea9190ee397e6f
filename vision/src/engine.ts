import type { EngineId } from "@dewlight/core/skin/observation.ts";
import { CROP_SIZE } from "./regions/aligned-face.ts";

/** Who measured. The version rises with every change that moves a number. */
export const ENGINE: EngineId = { name: "dewlight-vision", version: "9", crop: CROP_SIZE };
