import { BRAND_COLORS as colors } from "@dewlight/contracts/brand-colors.ts";

const light = (name: keyof typeof colors) => colors[name][0];
const dark = (name: keyof typeof colors) => colors[name][1];

/** Faces every system has; a mail loads none. */
const SANS = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/** Inline, because many mail programs drop a style sheet. */
export const MAIL_STYLES = {
	page: `margin:0;padding:32px 16px;background:${light("ground")};color:${light("ink")};font:16px/1.6 ${SANS}`,
	card: `max-width:520px;margin:0 auto;padding:32px;background:${light("surface")};border:1px solid ${light("line")};border-radius:20px`,
	brand: `margin:0 0 24px;font-size:18px;font-weight:600;color:${light("fig")}`,
	/** The drop of the product as a plain box with round corners; where that is not drawn, the name stands alone. */
	mark: `display:inline-block;width:14px;height:14px;margin-right:10px;border-radius:0 50% 50% 50%;background:${light("rose")};background-image:linear-gradient(135deg,${light("apricot")},${light("rose")} 55%,${light("fig")});transform:rotate(45deg);vertical-align:-2px`,
	title: "margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:600",
	paragraph: "margin:0 0 16px",
	action: "margin:24px 0",
	button: `display:inline-block;padding:12px 24px;border-radius:999px;background:${light("fig")};color:${light("on-fig")};font-weight:600;text-decoration:none`,
	address: `margin:0 0 24px;font-size:13px;word-break:break-all;color:${light("ink-2")}`,
	link: `color:${light("fig")}`,
	small: `margin:0 0 8px;font-size:13px;color:${light("ink-2")}`,
	signature: "max-width:520px;margin:0 auto;padding:16px 32px 0",
} as const;

/** Programs that know no media queries keep the light colours; those that recolour by themselves are told not to. */
export const DARK_STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark("ground")}!important;color:${dark("ink")}!important}
.card{background:${dark("surface")}!important;border-color:${dark("line")}!important}
.brand,.link{color:${dark("fig")}!important}
.button{background:${dark("fig")}!important;color:${dark("on-fig")}!important}
.small{color:${dark("ink-2")}!important}
}`;
