import type { ComponentProps } from "react";
import { TextField } from "./text-field.tsx";

/** An address, named so that phones and password managers fill it in. */
export function EmailField(
	props: Omit<ComponentProps<typeof TextField>, "type" | "autoComplete" | "inputMode">,
) {
	return <TextField {...props} type="email" autoComplete="email" inputMode="email" />;
}
