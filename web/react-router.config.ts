import type { Config } from "@react-router/dev/config";
import { PUBLIC_PATHS } from "./public-paths.ts";

export default {
	appDirectory: "app",
	buildDirectory: "build",
	ssr: false,
	prerender: PUBLIC_PATHS,
} satisfies Config;
