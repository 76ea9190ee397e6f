import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const API = "http://127.0.0.1:3000";

export default defineConfig({
	plugins: [tailwindcss(), reactRouter(), babel({ presets: [reactCompilerPreset()] })],
	build: { manifest: true },
	server: { proxy: { "/api": API } },
});
