import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
	layout("layouts/site-layout.tsx", [
		index("features/home/home-screen.tsx"),
		route("terms", "features/legal/terms-screen.tsx"),
		layout("layouts/app-layout.tsx", [
			route("upload", "features/scan/upload-screen.tsx"),
			route("results", "features/scan/latest-results-screen.tsx"),
			route("results/:checkinId", "features/scan/results-screen.tsx"),
			route("timeline", "features/timeline/timeline-screen.tsx"),
		]),
		route("*", "features/shell/not-found-screen.tsx"),
	]),
] satisfies RouteConfig;
