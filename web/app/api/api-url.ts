/** Empty on the website: its pages come from where the API answers. */
const API_ORIGIN: string = import.meta.env.VITE_API_ORIGIN ?? "";

/** Where the server has this path. Every call, picture and download goes there. */
export function apiUrl(path: string): string {
	return API_ORIGIN + path;
}
