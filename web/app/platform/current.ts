import type { Platform } from "./platform.ts";
import { webPlatform } from "./web.ts";

export const platform: Platform = webPlatform;
