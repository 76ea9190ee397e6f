const APPLY = `try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

/** Applies the chosen mode before the first paint. */
export function ThemeScript() {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, covered by its hash in the content security policy
	return <script dangerouslySetInnerHTML={{ __html: APPLY }} />;
}
