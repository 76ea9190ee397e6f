import { readFileSync } from "node:fs";
import { BRAND } from "@dewlight/contracts/brand.ts";
import { GUIDE_NAMES, GUIDE_TITLES } from "../../web/app/guides.ts";
import type { Drawing } from "./icons.ts";
import { BRAND_DROP } from "./icons.ts";

const WIDTH = 1200;
const HEIGHT = 630;

const fontData = (file: string) =>
	readFileSync(new URL(import.meta.resolve(`@fontsource-variable/${file}`))).toString("base64");

const STYLE = `
*{margin:0;box-sizing:border-box}
body{width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden;position:relative;background:#fbf8f6;color:#2a1c22;font-family:Figtree}
.light{position:absolute;right:-150px;top:-110px;width:860px;height:860px;background:radial-gradient(closest-side,#ffe0c6 22%,#fbf8f6)}
.face{position:absolute;right:26px;bottom:-26px;width:520px}
.words{position:absolute;left:80px;top:72px;bottom:76px;width:640px;display:flex;flex-direction:column}
.brand{display:flex;align-items:center;gap:14px;font:420 40px Fraunces;letter-spacing:-.01em}
.brand svg{width:60px;height:60px}
h1{margin:auto 0 20px;font:420 92px/1.04 Fraunces;letter-spacing:-.022em;text-wrap:balance}
p{font-size:33px;line-height:1.35;color:#5f4c53;max-width:560px;text-wrap:balance}
.kind{color:#6b2e47;font-weight:600;font-size:30px}`;

interface Card {
	title: string;
	line: string;
}

/** Pictures shown where a page is shared: one for the product, one for each guide. */
export function shareCards(): Drawing[] {
	const fonts = [
		["Fraunces", fontData("fraunces/files/fraunces-latin-wght-normal.woff2")],
		["Figtree", fontData("figtree/files/figtree-latin-wght-normal.woff2")],
	].map(
		([family, data]) =>
			`@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${data}) format("woff2")}`,
	);
	const face = readFileSync(new URL("../../web/app/ui/face-light.svg", import.meta.url), "utf8");
	const draw = (name: string, { title, line }: Card): Drawing => ({
		file: `share/${name}.png`,
		width: WIDTH,
		height: HEIGHT,
		html: `<!doctype html><meta charset="utf-8"><style>${fonts.join("")}${STYLE}</style><div class="light"></div><div class="face">${face}</div><div class="words"><div class="brand"><svg viewBox="0 0 40 40">${BRAND_DROP}</svg>${BRAND.name}</div><h1>${title}</h1><p>${line}</p></div>`,
	});
	return [
		draw("home", { title: BRAND.tagline.replace(/\.$/, ""), line: "One photo in, measured and explained." }),
		...GUIDE_NAMES.map((name) =>
			draw(name, { title: GUIDE_TITLES[name], line: "A guide: what the evidence says, and how to start." }),
		),
	];
}
