import { Toaster as Sonner, toast } from "sonner";
import "sonner/dist/styles.css";
import { wantToasts } from "./toasts-wanted.ts";

export { toast };

// Whoever may say something short brings the place for it along; a page that says nothing goes without.
wantToasts();

/** Where short notes appear; mounted once by the site layout. */
export function Toaster() {
	return (
		<Sonner
			position="bottom-center"
			offset={{ bottom: 24 }}
			mobileOffset={{ bottom: 88 }}
			toastOptions={{
				unstyled: true,
				classNames: {
					toast:
						"flex w-full items-center gap-3 rounded-md bg-ink px-5 py-4 font-sans text-ground shadow-soft",
				},
			}}
		/>
	);
}
