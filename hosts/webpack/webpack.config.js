import HtmlWebpackPlugin from "html-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";

export default {
  mode: "production",
  entry: "./main.tsx",
  // The policy in index.html names it: webpack loads chunks by scripts, whose addresses Trusted Types guard.
  output: { clean: true, trustedTypes: { policyName: "my-page" } },
  module: {
    rules: [
      { test: /\.tsx$/, loader: "esbuild-loader", options: { jsx: "automatic", target: "es2022" } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] },
    ],
  },
  performance: false, // webpack would warn of every page with React DOM in it
  plugins: [new HtmlWebpackPlugin({ template: "index.html" }), new MiniCssExtractPlugin()],
};
