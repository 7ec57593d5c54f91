// A style sheet imported for its effect, in development.
declare module "*.css";
