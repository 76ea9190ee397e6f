/** Just the signatures that the app's one Java file uses, since Android's own classes come with its SDK only. */
export const JAVA_STAND_INS: { readonly [file: string]: string } = {
	"android/os/Bundle.java": "package android.os; public class Bundle {}",
	"android/os/Environment.java":
		'package android.os; public class Environment { public static String DIRECTORY_PICTURES = "Pictures"; }',
	"android/content/Context.java":
		"package android.content; public class Context { public java.io.File getExternalFilesDir(String type) { return null; } }",
	"android/webkit/WebView.java":
		"package android.webkit; public class WebView { public void setBackgroundColor(int color) {} }",
	"android/webkit/RenderProcessGoneDetail.java":
		"package android.webkit; public class RenderProcessGoneDetail {}",
	"androidx/activity/ComponentActivity.java":
		"package androidx.activity; public class ComponentActivity extends android.content.Context { protected void onCreate(android.os.Bundle state) {} }",
	"androidx/activity/EdgeToEdge.java":
		"package androidx.activity; public class EdgeToEdge { public static void enable(ComponentActivity activity) {} }",
	"androidx/core/content/ContextCompat.java":
		"package androidx.core.content; public class ContextCompat { public static int getColor(android.content.Context context, int id) { return 0; } }",
	"androidx/core/splashscreen/SplashScreen.java":
		"package androidx.core.splashscreen; public class SplashScreen { public interface KeepOnScreenCondition { boolean shouldKeepOnScreen(); } public static SplashScreen installSplashScreen(androidx.activity.ComponentActivity activity) { return null; } public void setKeepOnScreenCondition(KeepOnScreenCondition condition) {} }",
	"com/getcapacitor/Bridge.java":
		"package com.getcapacitor; public class Bridge { public android.webkit.WebView getWebView() { return null; } public static class Builder { public Builder addWebViewListener(WebViewListener listener) { return this; } } }",
	"com/getcapacitor/BridgeActivity.java":
		"package com.getcapacitor; public class BridgeActivity extends androidx.activity.ComponentActivity { protected Bridge bridge; protected final Bridge.Builder bridgeBuilder = new Bridge.Builder(); }",
	"app/dewlight/skin/R.java":
		"package app.dewlight.skin; public class R { public static class color { public static int ground = 1; } }",
};
